declare module 'bpmn-moddle' {
  import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';

  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    fromXML(xml: string): Promise<{
      rootElement: ModdleElement;
      warnings: readonly { readonly message: string }[];
    }>;
    toXML(element: ModdleElement, options?: { readonly format?: boolean }): Promise<{ xml: string }>;
    create(type: string, attrs?: Readonly<Record<string, unknown>>): ModdleElement;
  }
}
