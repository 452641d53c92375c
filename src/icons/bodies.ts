/** Pieces of a seat as solid bodies on the 24 × 24 grid, and where on them the seat's mark sits. */
export interface Body {
  /** Faces from back to front; the last one carries pattern and mark. */
  faces: readonly { d: string; shade?: 'lighter' | 'darker' }[];
  mark: { x: number; y: number; scale: number };
}

export const bodies = {
  office: {
    faces: [{ d: 'M2.8 22.4V8.2L21.2 2v20.4Z' }],
    mark: { x: 6.8, y: 9.4, scale: 0.44 },
  },
  good: {
    faces: [
      { d: 'M2 8.4 7.6 2.8h14.2l-5.6 5.6Z', shade: 'lighter' },
      { d: 'M16.2 8.4l5.6-5.6v13.4l-5.6 5.8Z', shade: 'darker' },
      { d: 'M2 8.4h14.2V22H2Z' },
    ],
    mark: { x: 4.3, y: 10.4, scale: 0.4 },
  },
} satisfies Record<string, Body>;
