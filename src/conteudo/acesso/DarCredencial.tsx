import { acessoApi } from '#schemas/api/acesso.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EscolherPessoa } from './EscolherPessoa.tsx';

interface DarCredencialProps {
  readonly id: number;
  readonly onGive: (pessoa: Pessoa) => Promise<void>;
}

/** Chooses a person and gives the credential. */
export const DarCredencial = ({ id, onGive }: DarCredencialProps) => {
  const text = useText();
  return (
    <EscolherPessoa
      texts={{
        label: text('consulta.quemVe.pessoa'),
        button: text('consulta.quemVe.dar'),
        nobody: text('consulta.quemVe.escolha'),
      }}
      source={`credencial/${id}`}
      search={async (q, signal) => {
        const asked = { params: { id }, query: { q, pageSize: 20 } };
        return (await call(acessoApi.credenciaisPossiveis, asked, { signal, quiet: true })).itens;
      }}
      onChoose={onGive}
    />
  );
};
