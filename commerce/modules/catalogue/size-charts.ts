/** A style's scale names the charts it is made of: cuts with `|`, the legs of a trouser with `+`. At most six. */
export const chartsOf = (scale: string): string[] =>
  scale
    .split("|")
    .flatMap((part) => {
      const [first = "", ...legs] = part.split("+");
      const family = first.slice(0, first.lastIndexOf("_") + 1);
      return [first, ...legs.map((leg) => `${family}${leg}`)];
    })
    .filter(Boolean)
    .slice(0, 6);
