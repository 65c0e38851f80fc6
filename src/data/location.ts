let position: Record<string, string> = {};
let timer: ReturnType<typeof setInterval> | undefined;

/** A place this old still says where somebody is. */
const freshMs = 600_000;

/** Whether this browser can say where it is, and has not refused to. */
export const canLocate = async (): Promise<boolean> => {
  if (!('geolocation' in navigator)) return false;
  if (!('permissions' in navigator)) return true;
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state !== 'denied';
  } catch {
    // a browser that does not answer about this permission answers when the place is asked for
    return true;
  }
};

/** From now on each call says where the person is, as far as the browser agrees. */
export const startLocation = (): void => {
  if (timer !== undefined || !('geolocation' in navigator)) return;
  timer = setInterval(locate, freshMs);
  locate();
};

/** Says it no more. */
export const stopLocation = (): void => {
  clearInterval(timer);
  timer = undefined;
  position = {};
};

/** The headers of each call; none while the place is not known. */
export const locationHeaders = (): Record<string, string> => position;

const locate = (): void =>
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      // told to stop while the browser was looking
      if (timer === undefined) return;
      position = {
        'x-latitude': coords.latitude.toFixed(5),
        'x-longitude': coords.longitude.toFixed(5),
      };
    },
    () => {
      position = {};
    },
    { maximumAge: freshMs, timeout: 30_000 },
  );
