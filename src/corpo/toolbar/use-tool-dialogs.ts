import { useState } from 'react';

export type ToolDialog = 'tabela' | 'imagem' | 'ligacao' | 'inicio' | 'docx';

export interface ToolDialogsState {
  readonly which: ToolDialog | undefined;
  readonly open: (which: ToolDialog) => void;
  readonly close: () => void;
}

/** Which question of the toolbar is open. */
export const useToolDialogs = (): ToolDialogsState => {
  const [which, setWhich] = useState<ToolDialog>();
  return { which, open: setWhich, close: () => setWhich(undefined) };
};
