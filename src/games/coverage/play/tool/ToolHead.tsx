import type { Company } from '@machines/coverage/names.ts';
import type { ReactNode } from 'react';
import { Seal } from '@/games/coverage/map/Seal.tsx';

interface Props {
  company?: Company | null;
  title: string;
  /** What bounds the choice. */
  aside?: ReactNode;
}

/** What the tool is for at this moment. */
export const ToolHead = ({ company = null, title, aside }: Props) => (
  <h2 className="tool-head">
    {company && <Seal company={company} />}
    {title}
    {aside && <span className="tool-aside soft-ink">{aside}</span>}
  </h2>
);
