import '@/ui/bar.css';

/** Two pads, one over the other; what they share is in red ink. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3.25" y="3.25" width="15.5" height="19.5" rx="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
    <rect x="12" y="9" width="18" height="21" rx="4.5" fill="currentColor" />
    <path className="shared" d="M14.5 12.5a1 1 0 0 1 1-1h3.25v7.25a4 4 0 0 1-4 4h-.25Z" />
  </svg>
);
