-- A volume that cannot be used at all: not mounted, read-only, out of quota, failing.
alter table volume_aviso drop constraint volume_aviso_especie_check;
alter table volume_aviso add constraint volume_aviso_especie_check check (especie in ('volume', 'disco', 'fora'));
