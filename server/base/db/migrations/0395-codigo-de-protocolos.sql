-- A protocol that is signed is verified by a code too: 80 random bits, written as those of documents.
alter table protocolo add column codigo text unique;
update protocolo p set codigo = (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(decode(left(gen_random_uuid()::text, 2), 'hex'), 0) % 32, 1)
    || case when i % 4 = 0 and i < 16 then '-' else '' end, '' order by i)
  from generate_series(1, 16) i where p.id is not null)
from conteudo c where c.id = p.id and c.concluido_em is not null and c.assinaturas_total > 0;
