/** Pieces of a seat as solid bodies on the 24 × 24 grid, and where on them the seat's mark sits. */
export interface Body {
  /** Faces from back to front; the last one carries pattern and mark. */
  faces: readonly { d: string; shade?: 'lighter' | 'darker' }[];
  mark: { x: number; y: number; scale: number };
}

export const bodies = {
  office: {
    faces: [{ d: 'M2 22.4V11h5.6V1.8H22v20.6Z' }],
    mark: { x: 9.2, y: 7.4, scale: 0.46 },
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
