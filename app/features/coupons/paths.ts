export const couponsPath = "/my-account/coupons";

export const claimPath = (code: string): string => `/my-account/coupon/claim/${encodeURIComponent(code)}`;
