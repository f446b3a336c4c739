export function SkipLink({ target = "main", children = "Skip to main content" }: SkipLinkProps) {
  return (
    <a className="skip" href={`#${target}`}>
      {children}
    </a>
  );
}

export type SkipLinkProps = { target?: string; children?: string };
