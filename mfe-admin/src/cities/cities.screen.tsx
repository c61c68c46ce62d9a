import { useMemo, useState } from 'react';
import type { AdministeredCity } from 'shared-domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LoadState, Page } from 'shared-ui/ui';
import { citiesQuery } from './cities.resource.ts';
import { CityDialog } from './city-dialog.tsx';
import { cityTexts } from './texts.ts';

/** /cities: every city with its prefix, each edited in a dialog. */
export function CitiesScreen() {
  const t = useTexts(cityTexts);
  const { load, reload } = useLoaded(citiesQuery);
  const { notify } = useServices();
  const [edited, setEdited] = useState<AdministeredCity | 'new' | null>(null);
  const columns = useMemo(() => columnsOf(t, setEdited), [t]);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      <LoadState load={load} retry={reload}>
        {({ cities, counties }) => (
          <Card>
            <DataTable
              label={t('title')}
              rows={cities}
              rowKey="id"
              columns={columns}
              defaultSort={{ field: 'city_area', order: 'asc' }}
              empty={t('none')}
              urlState="cities"
              tools="cities"
            />
            {edited !== null && (
              <CityDialog
                city={edited === 'new' ? null : edited}
                counties={counties}
                onClose={() => setEdited(null)}
                onSaved={({ city_area }) => {
                  setEdited(null);
                  notify('success', t('saved', { name: city_area }));
                }}
              />
            )}
          </Card>
        )}
      </LoadState>
    </Page>
  );
}

function columnsOf(
  t: Translate<typeof cityTexts.en>,
  onEdit: (city: AdministeredCity) => void,
): Column<AdministeredCity>[] {
  return [
    {
      field: 'city_area',
      header: t('city'),
      value: (city) => city.city_area,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    { field: 'county', header: t('county'), value: (city) => city.county, sortable: true, filter: 'text' },
    {
      field: 'tmg_prefix',
      header: t('prefix'),
      value: (city) => city.tmg_prefix,
      sortable: true,
      filter: 'text',
    },
    { field: 'tmg_count', header: t('lastNumber'), value: (city) => city.tmg_count, align: 'end' },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (city) => (
        <Button
          size="small"
          severity="outlined"
          aria-label={t('editOf', { name: `${city.city_area}, ${city.county}` })}
          onClick={() => onEdit(city)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
}
