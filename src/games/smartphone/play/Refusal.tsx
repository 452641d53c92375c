import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import { Why } from '@/ui/Why.tsx';

interface Props {
  refusal: RefusalOf;
  components: ComponentSet;
}

export const Refusal = ({ refusal, components }: Props) => (
  <Why text={sentence(refusal, components)} rule={refusal.rule} />
);
