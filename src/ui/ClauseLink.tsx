import type { ComponentProps } from 'react';
import { pageHref } from '@/i18n/page.ts';
import { clausePath } from '@/site.ts';

/** A clause as a small link to where it stands in full. */
export const ClauseLink = ({ id, ...rest }: ComponentProps<'a'> & { id: string }) => (
  <a className="clause" href={pageHref(clausePath(id))} {...rest}>
    {id}
  </a>
);
