import { serve } from '@/play/thinking/serve.ts';
import { smartphoneMind } from './mind.ts';

const hear = serve(smartphoneMind, (message) => self.postMessage(message));
self.onmessage = ({ data }) => hear(data);
