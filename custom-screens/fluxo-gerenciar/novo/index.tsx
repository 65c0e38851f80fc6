import { useState } from 'react';
import { RegisterForm } from '#src/engine/form/RegisterForm.tsx';
import { useRegister } from '#src/engine/RegisterContext.tsx';
import { useCan } from '#src/session/Can.tsx';
import { beginWith, type Begun } from './begun.ts';
import { Comeco } from './Comeco.tsx';
import type { Pronto } from '../prontos/Prontos.tsx';
import { SuggestedCode } from './SuggestedCode.tsx';
import { filledWith } from './filled-with.ts';

/** A new flow: what it is called, and what its drawing begins from. */
export const FluxoNovo = () => {
  const { place } = useRegister();
  const draws = useCan('fluxoGerenciar');
  const [begun, setBegun] = useState<Begun>();
  const [filled, setFilled] = useState<Pronto>();
  return (
    <RegisterForm
      place={place}
      begin={{
        above: ({ values, change }) => (
          <>
            <SuggestedCode values={values} change={change} />
            {draws && (
              <Comeco
                begun={begun}
                onBegin={(next, pronto) => {
                  setBegun(next);
                  if (!pronto) return;
                  change(filledWith(values, pronto, filled));
                  setFilled(pronto);
                }}
              />
            )}
          </>
        ),
        after: ({ id }) => {
          if (!draws) return undefined;
          if (begun) beginWith(id, begun);
          return `/workflow/fluxo/gerenciar/${id}`;
        },
      }}
    />
  );
};
