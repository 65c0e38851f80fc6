import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { CorpoHandle } from '#src/corpo/corpo-handle.ts';
import { campoName, camposPrefix } from '#src/conteudo/campos/campo-field.ts';
import { focusField } from '#src/engine/form/focus-field.ts';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import { controlId, type PanelField } from './field-labels.ts';

/** The parts of the screen; on a wide one the text is always there. */
const partes = ['texto', 'preparo', 'assinantes', 'anexos'] as const;
export type Parte = (typeof partes)[number];

const focusControl = (id: string): void => {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'nearest' });
  control?.focus();
};

/** Which part is shown, and going to a place of it; `dosCampos` is the part where the custom fields are. */
export const usePanel = (
  corpo: RefObject<CorpoHandle | null>,
  dosCampos: 'texto' | 'preparo' = 'preparo',
) => {
  const wide = useMediaQuery('(min-width:960px)', { noSsr: true });
  const [chosen, setChosen] = useState<Parte>(wide ? 'preparo' : 'texto');
  const parte: Parte = wide && chosen === 'texto' ? 'preparo' : chosen;

  const onceShown = useOnceShown();

  const goToField = (field: PanelField): void => {
    setChosen(field === 'assinantes' ? 'assinantes' : 'preparo');
    if (field !== 'assinantes') onceShown(() => focusControl(controlId(field)));
    else onceShown(() => document.querySelector<HTMLElement>('#minuta-painel-assinantes input')?.focus());
  };
  const goToCampo = (campo: string): void => {
    setChosen(dosCampos);
    onceShown(() =>
      focusField(
        campoName(Number(campo.split('.')[1])),
        document.querySelector<HTMLElement>('[data-campos-tipo]'),
        camposPrefix,
      ),
    );
  };
  const goToSigner = (chave: string): void => {
    setChosen('assinantes');
    onceShown(() => focusControl(controlId(chave)));
  };
  /** A field of any part, by its box. */
  const goToBox = (box: HTMLElement): void => {
    const parte = box.closest('[role=tabpanel]')?.id.replace('minuta-painel-', '');
    setChosen((now) => partes.find((one) => one === parte) ?? now);
    onceShown(() => focusControl(box.id));
  };
  const goToText = (act: (text: CorpoHandle) => void): void => {
    if (!wide) flushSync(() => setChosen('texto'));
    if (corpo.current) act(corpo.current);
  };
  /** The place of what is missing: a field, a signer, a marker, or the words themselves. */
  const goTo = ({ codigo, texto, campo, chave }: Pendencia): void => {
    if (codigo === 'assinante' && chave !== undefined) goToSigner(chave);
    else if (campo?.startsWith('campos.')) goToCampo(campo);
    else if (campo !== undefined) goToField(campo as PanelField);
    else if (chave !== undefined) goToText((text) => text.focusMarcador(chave));
    else goToText((text) => text.focusProblem({ codigo, texto }));
  };
  /** The list of what is missing, at its first line. */
  const goToMissing = (): void => {
    setChosen('preparo');
    onceShown(() => document.querySelector<HTMLElement>('[data-falta]')?.focus());
  };
  return { wide, parte, setParte: setChosen, goTo, goToField, goToSigner, goToBox, goToText, goToMissing };
};
