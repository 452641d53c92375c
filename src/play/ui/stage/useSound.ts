import { useEffect, useRef } from 'react';
import { openSwitch } from '../../keep/settings.ts';

let audio: AudioContext | undefined;

/** A short, soft knock, like a piece put on a table; made here, no file is fetched. */
function knock(): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: 320 });
  const loudness = new GainNode(audio, { gain: 0.12 });
  tone.frequency.exponentialRampToValueAtTime(140, now + 0.08);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(loudness).connect(destination);
  tone.start(now);
  tone.stop(now + 0.13);
}

/** A sound for every move that is played, where someone has switched it on; none for looking back or undo. */
export function useSound(moves: number): void {
  const last = useRef(moves);
  useEffect(() => {
    const isNew = moves > last.current;
    last.current = moves;
    if (isNew && openSwitch('sound')) knock();
  }, [moves]);
}
