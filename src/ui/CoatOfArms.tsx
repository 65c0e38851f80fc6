/** The arms of the institution in its two colours, or the image that it registered. */
export const CoatOfArms = ({ size = 32, logo }: { readonly size?: number; readonly logo?: string }) =>
  logo === undefined ? (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M5 4h22v12c0 6.5-4.6 10.6-11 13C9.6 26.6 5 22.5 5 16Z" fill="var(--primary-base)" />
      <path
        d="M5 19.5c3.7-2.4 7.3-2.4 11 0s7.3 2.4 11 0c-1.3 4.4-5.4 7.5-11 9.5C10.4 27 6.3 23.9 5 19.5Z"
        fill="var(--secondary-base)"
      />
      <circle cx="16" cy="11.5" r="3.6" fill="var(--primary-text)" />
      <path
        d="M16 5.6v1.2M16 16.2v1.2M10.1 11.5h1.2M20.7 11.5h1.2"
        stroke="var(--primary-text)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  ) : (
    <img src={logo} alt="" width={size} height={size} style={{ objectFit: 'contain', flex: 'none' }} />
  );
