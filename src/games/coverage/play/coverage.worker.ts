import { serve } from '@/play/thinking/serve.ts';
import { coverageMind } from './mind.ts';

const hear = serve(coverageMind, (message) => self.postMessage(message));
self.onmessage = ({ data }) => hear(data);
