import { useId, useState } from 'react';

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number. While what is typed is none, the last good one stays in force and the field says so. */
export function NumberField({ label, value, least, most, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const wanted = Number(text);
    const good = /^\d+$/.test(text) && wanted >= least && wanted <= most;
    setTyped(good ? null : text);
    if (good) onChange(wanted);
  };
  return (
    <div className="lab-pick shrinks grid gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        aria-invalid={typed !== null}
        value={typed ?? value}
        onChange={({ target }) => read(target.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
