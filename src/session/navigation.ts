/** Moves the client to another of its addresses from code that is no component; the router registers itself. */
type Navigate = (to: string, options?: { replace?: boolean }) => void;

let navigate: Navigate = () => undefined;
let where: () => string = () => '/';

export const registerNavigation = (go: Navigate, current: () => string): void => {
  navigate = go;
  where = current;
};

export const goTo: Navigate = (to, options) => navigate(to, options);

/** Begins the page anew. */
export const reloadPage = (): void => location.reload();

/** Goes to another site. */
export const leaveFor = (address: string): void => location.assign(address);

/** The address in use, with its query. */
export const currentPath = (): string => where();
