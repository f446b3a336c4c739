/** Garments on their hooks, as decoration; the rail that they hang from is drawn by what stands around them. */
export function HangingGarments({ pictures }: { pictures: string[] }) {
  return (
    <>
      {pictures.map((picture) => (
        <span key={picture}>
          <svg width="120" height="60" viewBox="0 0 120 60">
            <path d="M60 46V38c0-5 9-7 9-14a9 9 0 0 0-18-2" />
          </svg>
          <img src={picture} alt="" width={240} height={300} />
        </span>
      ))}
    </>
  );
}
