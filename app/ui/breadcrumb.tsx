import { Link } from "./link";

export type BreadcrumbProps = { trail: { label: string; to: string }[]; current: string };

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav className="wrap crumb wrap-anywhere" aria-label="Breadcrumb">
      <ol>
        {trail.map((place) => (
          <li key={place.to}>
            <Link to={place.to}>{place.label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
