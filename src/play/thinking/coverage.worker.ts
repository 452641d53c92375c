import { coverageMind } from './coverage.ts';
import { serve } from './serve.ts';

const hear = serve(coverageMind, (message) => self.postMessage(message));
self.onmessage = ({ data }) => hear(data);
