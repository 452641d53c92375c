import { useEffect, useRef, useState } from 'react';

interface Props {
  /** What is pressed first, and all of it for whoever does not see the row. */
  label: string;
  name?: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
}

/** Something that cannot be taken back: it asks once more, in place. */
export function Sure({ label, name, question, yes, no, onYes }: Props) {
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);
  if (!asking)
    return (
      <button type="button" className="button" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <fieldset className="lobby-sure shrinks flex wraps gap-2 level">
      <legend>{question}</legend>
      <button type="button" className="button" onClick={onYes}>
        {yes}
      </button>
      <button ref={keep} type="button" className="button button-main" onClick={() => setAsking(false)}>
        {no}
      </button>
    </fieldset>
  );
}
