export const articlesPath = '/articles/';
export const articlePath = (name: string): string => `${articlesPath}${name}/`;
export const feedPath = `${articlesPath}feed.xml`;
