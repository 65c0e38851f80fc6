interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
type Packages = Readonly<Record<string, Locked>>;

export const namedIn: (text: string, dependencies: readonly string[]) => string[];
export const pathsFor: (packages: Packages, names: readonly string[]) => Set<string>;
export const unneeded: (packages: Packages, names: readonly string[]) => string[];
export const serverPackages: () => string[];
export const isNotOpened: (path: string) => boolean;
