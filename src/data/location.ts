let position: Record<string, string> = {};

/**
 * Where the person is, only when the browser already has leave to say it; the question is never asked for this.
 * The result goes as headers of each call.
 */
export const watchLocation = async (): Promise<void> => {
  if (!('geolocation' in navigator) || !('permissions' in navigator)) return;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      position = { latitude: String(coords.latitude), longitude: String(coords.longitude) };
    },
    () => {
      position = {};
    },
    { maximumAge: 600_000 },
  );
};

export const locationHeaders = (): Record<string, string> => position;
