declare module 'bpmn-moddle' {
  import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';

  export interface ModdleWarning {
    readonly message: string;
    readonly error?: Error;
    /** Of a reference to what is not there. */
    readonly element?: ModdleElement;
    readonly property?: string;
    readonly value?: string;
  }

  export interface ModdleProperty {
    readonly name: string;
    readonly type: string;
    readonly isMany?: boolean;
    readonly isAttr?: boolean;
    readonly isReference?: boolean;
    readonly isVirtual?: boolean;
    readonly default?: unknown;
  }

  export interface ModdleDescriptor {
    readonly name: string;
    properties: ModdleProperty[];
    readonly propertiesByName: Readonly<Record<string, ModdleProperty | undefined>>;
    readonly allTypesByName: Readonly<Record<string, unknown>>;
  }

  export interface ModdlePackage {
    readonly uri: string;
    readonly prefix: string;
    readonly xml?: { readonly tagAlias?: string };
  }

  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    readonly registry: {
      readonly typeMap: Readonly<Record<string, { readonly extends?: readonly string[] }>>;
    };
    getType(name: string): { readonly $descriptor: ModdleDescriptor };
    getPackages(): readonly ModdlePackage[];
    getPackage(uri: string): ModdlePackage | undefined;
    getPropertyDescriptor(element: ModdleElement, name: string): ModdleProperty | undefined;
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement;
      warnings: readonly ModdleWarning[];
    }>;
    toXML(element: ModdleElement, options?: { readonly format?: boolean }): Promise<{ xml: string }>;
    create(type: string, attrs?: Readonly<Record<string, unknown>>): ModdleElement;
  }
}
