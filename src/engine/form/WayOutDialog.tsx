import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface Props {
  problem: HttpProblem;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** A refusal that says where it is put right leads there, after telling what it is. */
export function WayOutDialog({ problem, onGo, onClose }: Props) {
  const text = useText();
  const path = wayOutOf(problem);
  if (path === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={text('cadastro.formulario.naoSalvo')}
      confirmLabel={text('cadastro.formulario.resolver')}
      onConfirm={() => onGo(path)}
      onClose={onClose}
    >
      {problem.message}
    </ConfirmDialog>
  );
}

/** The address that a refusal names. */
export const wayOutOf = ({ payload }: HttpProblem): string | undefined => {
  const rota = (payload as { readonly rota?: unknown } | null | undefined)?.rota;
  return typeof rota === 'string' ? `/${rota}` : undefined;
};
