import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import type { ReactNode } from 'react';
import { Tray, Work } from '@/play/ui/stage/Work.tsx';
import { AllNews, Onward } from './Onward.tsx';
import { ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

interface Props extends Pick<ToolProps, 'game' | 'called' | 'words'> {
  title: string;
  about: string;
  /** What the button says that goes on. */
  onward: string;
  onContinue: () => void;
  children: ReactNode;
}

/** What the rules have worked out by themselves, to be read before the game goes on. */
export function Captions({ game, called, words, title, about, onward, onContinue, children }: Props) {
  const news = game.flow.context.captions as NewsOf[];
  return (
    <>
      <Work>
        <section
          className="tool-captions grid gap-8px from-top"
          aria-label={words.play.captions.title}
          data-arrives
          tabIndex={-1}
        >
          <ToolHead title={title}>{about}</ToolHead>
          {children}
          <AllNews
            news={news}
            components={componentsOf(game.moment.state)}
            called={called}
            label={words.play.reveal.details}
          />
        </section>
      </Work>
      <Tray>
        <Onward label={onward} onContinue={onContinue} />
      </Tray>
    </>
  );
}
