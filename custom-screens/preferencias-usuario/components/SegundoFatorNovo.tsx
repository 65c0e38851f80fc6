import { useRef, useState } from 'react';
import { credencialApi } from '#schemas/api/credencial.ts';
import type { MeioSegundoFator, SegundoFatorNovo as Fresh } from '#schemas/shapes/credencial.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FactorChoice } from '#src/session/FactorChoice.tsx';
import { FactorProof } from '#src/session/FactorProof.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';

interface SegundoFatorNovoProps {
  readonly emailAllowed: boolean;
  readonly onCancel: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}

/** Enrols a factor: how, with the password; then its first code. */
export const SegundoFatorNovo = ({ emailAllowed, onCancel, onDone }: SegundoFatorNovoProps) => {
  const text = useText();
  const password = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState<Fresh>();
  const begin = useAct(credencialApi.iniciarSegundoFator, { ownError: true });
  const prove = useAct(credencialApi.confirmarSegundoFator, {
    ownError: true,
    refresh: [credencialApi.segundoFator],
  });
  const problem = fresh ? prove.error : begin.error;
  const aboutField = problem?.erros[0]?.mensagem;
  const choose = async (meio: MeioSegundoFator): Promise<void> => {
    try {
      setFresh(await begin.act({ body: { meio, senha: password.current?.value ?? '' } }));
    } catch (error) {
      // shown with the field, which takes the focus
      if (!(error instanceof HttpProblem)) throw error;
      password.current?.focus();
    }
  };
  const confirm = async (codigo: string): Promise<void> => {
    try {
      const { codigos } = await prove.act({ body: { codigo } });
      notify(text('entrada.fator.ativado'), { kind: 'success' });
      onDone(codigos);
    } catch (error) {
      // shown with the field
      if (!(error instanceof HttpProblem)) throw error;
    }
  };
  return (
    <>
      {problem && aboutField === undefined && (
        <Note tone="rubro" alert>
          {problem.message}
        </Note>
      )}
      {fresh ? (
        <FactorProof
          fresh={fresh}
          busy={prove.isPending}
          error={aboutField}
          onProve={(codigo) => void confirm(codigo)}
          onBack={() => {
            setFresh(undefined);
            prove.reset();
          }}
        />
      ) : (
        <FactorChoice
          emailAllowed={emailAllowed}
          busy={begin.isPending}
          onChoose={(meio) => void choose(meio)}
          onCancel={onCancel}
        >
          <PasswordInput
            id="senha-do-fator"
            label={text('entrada.fator.confirmeSenha')}
            inputRef={password}
            error={aboutField}
          />
        </FactorChoice>
      )}
    </>
  );
};
