/** The title of a page whose form came back starts with "Error: ", so that it is heard first. */
export function errorTitle(title: string, hasErrors: boolean): string {
  return hasErrors ? `Error: ${title}` : title;
}
