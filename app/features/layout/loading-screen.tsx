/** The loading screen of long operations (spec 001 §2), in its words. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <div className="wrap pt-6" role="status">
      <h1>Loading {text}</h1>
      <p className="mut mt-2">This may take a few moments. Please leave this browser window open.</p>
      <hr className="seam mt-4" />
    </div>
  );
}
