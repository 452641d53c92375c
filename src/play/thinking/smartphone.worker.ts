import { serve } from './serve.ts';
import { smartphoneMind } from './smartphone.ts';

const hear = serve(smartphoneMind, (message) => self.postMessage(message));
self.onmessage = ({ data }) => hear(data);
