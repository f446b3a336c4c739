export const finderPath = "/store-finder";
export const findPath = `${finderPath}/find`;
export const viewAllPath = `${finderPath}/view-all`;

export const countryPath = (country: string, region?: string): string => {
  const path = `${finderPath}/country/${encodeURIComponent(country)}`;
  return region ? `${path}?region=${encodeURIComponent(region)}` : path;
};
