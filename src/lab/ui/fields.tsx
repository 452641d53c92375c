import type { Colour } from '@machines/core/seats.ts';
import { type ReactNode, useId } from 'react';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { toggled } from '../toggled.ts';
import { useLab } from './atLab.ts';

interface StepperProps {
  name: string;
  /** What stands beside it where that is not its name. */
  label?: ReactNode;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
}

/** A number with a button on each side. */
export function Stepper({ name, label = name, value, least = 0, most = 200, onChange }: StepperProps) {
  const { words } = useLab();
  const id = useId();
  const set = (next: number) => {
    if (Number.isInteger(next) && next >= least && next <= most) onChange(next);
  };
  return (
    <div className="lab-stepper flex gap-2 level apart shrinks small-print">
      <label htmlFor={id}>{label}</label>
      <span className="lab-number rigid">
        <button type="button" aria-label={fill(words.build.less, { what: name })} onClick={() => set(value - 1)}>
          −
        </button>
        <input
          id={id}
          type="number"
          aria-label={name}
          min={least}
          max={most}
          value={value}
          onChange={(event) => event.target.value !== '' && set(Number(event.target.value))}
        />
        <button type="button" aria-label={fill(words.build.more, { what: name })} onClick={() => set(value + 1)}>
          +
        </button>
      </span>
    </div>
  );
}

interface SteppersProps {
  legend?: string;
  /** What is said before them. */
  note?: string;
  rows: readonly StepperProps[];
}

/** Several numbers together. */
export function Steppers({ legend, note, rows }: SteppersProps) {
  const Group = legend === undefined ? 'div' : 'fieldset';
  return (
    <Group className="lab-steppers grid gap-3">
      {legend !== undefined && <legend>{legend}</legend>}
      {note !== undefined && <p className="quiet">{note}</p>}
      {rows.map((row) => (
        <Stepper key={row.name} {...row} />
      ))}
    </Group>
  );
}

interface ChipsProps {
  legend?: string;
  children: ReactNode;
}

/** Small things in a row, each to be pressed. */
export function Chips({ legend, children }: ChipsProps) {
  const Group = legend === undefined ? 'div' : 'fieldset';
  return (
    <Group className="lab-chips flex wraps gap-2 level">
      {legend !== undefined && <legend>{legend}</legend>}
      {children}
    </Group>
  );
}

interface ChipProps {
  /** What a press does, where its face alone says too little. */
  name?: string;
  /** Pressed it goes. */
  goes?: boolean;
  children: ReactNode;
  onPress: () => void;
}

export const Chip = ({ name, goes = false, children, onPress }: ChipProps) => (
  <button type="button" className="lab-chip inline-flex gap-2 level" aria-label={name} onClick={onPress}>
    {children}
    {goes && <span aria-hidden="true">×</span>}
  </button>
);

interface CheckProps {
  label: string;
  /** What it is called where its label alone says too little. */
  name?: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

/** Something that is so or not. */
export const Check = ({ label, name, checked, onCheck }: CheckProps) => (
  <label className="lab-check inline-flex gap-2 level small-print">
    <input type="checkbox" aria-label={name} checked={checked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
);

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onPick: (value: T) => void;
}

/** One of several, by name. */
export function Select<T extends string>({ label, value, options, onPick }: SelectProps<T>) {
  const id = useId();
  return (
    <div className="lab-pick shrinks grid gap-1">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value as T)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export const SeatName = ({ seat }: { seat: Colour }) => (
  <span className="lab-seat inline-flex gap-2 level">
    <SeatShape seat={seat} />
    {useLab().words.seats[seat]}
  </span>
);

interface SeatChecksProps {
  legend: string;
  seats: readonly Colour[];
  checked: readonly Colour[];
  /** Of those that are checked, at least so many stay so. */
  least?: number;
  onToggle: (checked: Colour[]) => void;
}

/** Some of several seats. */
export const SeatChecks = ({ legend, seats, checked, least = 0, onToggle }: SeatChecksProps) => (
  <Chips legend={legend}>
    {seats.map((seat) => (
      <label key={seat} className="lab-chip inline-flex gap-2 level">
        <input
          type="checkbox"
          checked={checked.includes(seat)}
          disabled={checked.includes(seat) && checked.length <= least}
          onChange={() => onToggle(toggled(checked, seat))}
        />
        <SeatName seat={seat} />
      </label>
    ))}
  </Chips>
);
