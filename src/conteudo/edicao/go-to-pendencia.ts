import type { Pendencia } from '#schemas/shapes/documento.ts';

/** Takes the person to what is missing: the control of the field, or the first field of the type. */
export const goToPendencia =
  (idOfField: (campo: string) => string, idOfKey: (chave: string) => string) =>
  ({ campo, chave }: Pendencia): void => {
    const control =
      (campo !== undefined && document.getElementById(idOfField(campo))) ||
      (chave !== undefined && document.getElementById(idOfKey(chave))) ||
      document.querySelector<HTMLElement>('[id^="tipo"] input, [id^="tipo"] textarea, [id^="tipo"]');
    if (control) control.focus();
  };
