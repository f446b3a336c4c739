/** The title of a page with a refused form starts with "Error: ", so that a screen reader says it first. */
export function errorTitle(title: string, hasErrors: boolean): string {
  return hasErrors ? `Error: ${title}` : title;
}
