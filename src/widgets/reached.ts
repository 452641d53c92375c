import type { ClientDirective } from 'astro';

/**
 * `client:reached={words}`: a widget in prose comes to life shortly before it is scrolled into sight, with the words it
 * speaks; until then nothing is fetched for it.
 */
const reached: ClientDirective = (load, { value }, element) => {
  const words = value as unknown as readonly string[];
  const begin = async () => {
    try {
      const [hydrate] = await Promise.all([load(), ...words.map((file) => import(file))]);
      await hydrate();
    } catch (error) {
      element.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }));
    }
  };
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      begin();
    },
    { rootMargin: '400px' },
  );
  for (const child of element.children) watch.observe(child);
};

export default reached;
