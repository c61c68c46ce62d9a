import { screen, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { renderScreen, signInAs, type Persona } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, completeStation, draftPath } from '../testing/add-draft.ts';
import { addV1Draft, completeV1Station, v1DraftPath } from '../testing/add-v1-draft.ts';

/** A form over a draft whose city contradicts its coordinates, and another tab that publishes it as it is stored. */
type Form = {
  as: Persona;
  make: (city_id: number) => Promise<{ at: string; publishElsewhere: () => Promise<string | null> }>;
  last: RegExp;
  editPath: string;
};

const confirmed = ['place.elsewhere'];
const OLDER: Form = {
  as: 'user',
  last: /Contact Details/,
  editPath: '/edit-station/',
  make: async (city_id) => {
    const draft = await addV1Draft({ city_id, city_area: 'Jonestown' });
    const { county_code, draft_id } = draft;
    const station = { ...completeV1Station, city_id, county_code, draft_id: draft_id ?? 0, confirmed };
    return {
      at: v1DraftPath(draft),
      publishElsewhere: async () =>
        (await call('POST /draft-stations/publish', { body: { station } })).station_id_tmg,
    };
  },
};
const NEWER: Form = {
  as: 'admin',
  last: /Site Characteristics/,
  editPath: '/next/edit-station/',
  make: async (city_id) => {
    const draft = await addDraft({ city_id });
    const { county_code, txdot_district_code } = draft;
    const station = { ...completeStation, city_id, county_code, txdot_district_code, confirmed };
    const params = { id: String(draft.draft_id) };
    return {
      at: draftPath(draft),
      publishElsewhere: async () =>
        (await call('POST /next-draft-stations/:id/publish', { params, body: { station } })).station_id_tmg,
    };
  },
};

async function jonestown(): Promise<number> {
  await signInAs('admin');
  const { city } = await call('GET /next-station-options');
  return Number(city.find(({ label }) => label === 'Jonestown')?.code);
}

test.each([
  ['the older form', OLDER],
  ['the newer form', NEWER],
])(
  '%s: the city’s question answered after another tab published the draft loses nothing',
  async (_name, form) => {
    const { at, publishElsewhere } = await form.make(await jonestown());
    const { user, dirty } = await renderScreen(<App />, { as: form.as, at });
    await user.type(await screen.findByRole('textbox', { name: /^Station Name/ }), ' east');
    await user.click(screen.getByRole('tab', { name: form.last }));
    await user.click(screen.getByRole('button', { name: 'Publish Station' }));
    await screen.findByRole('heading', { level: 1, name: 'Review Before Publishing' });
    await user.click(screen.getByRole('button', { name: 'Publish Station' }));
    if (form === NEWER)
      await user.click(await screen.findByRole('button', { name: 'Publish without flows' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(/in or near Austin, and not near Jonestown/)).toBeVisible();

    const id = await publishElsewhere();
    await user.click(question.getByRole('button', { name: 'Yes, save it' }));
    const link = await screen.findByRole('link', { name: `Edit station ${id}` });
    expect(link).toHaveAttribute('href', `${form.editPath}${id}`);
    expect(screen.getByRole('alert')).toContainElement(link);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `This draft has been published as ${id} since you opened it.`,
    );
    expect(dirty()).toBe(true);

    await user.click(screen.getByRole('link', { name: /^Edit .*Station Name/ }));
    expect(await screen.findByRole('textbox', { name: /^Station Name/ })).toHaveDisplayValue(/ east$/);
    expect(screen.getByRole('combobox', { name: /^City/ })).toHaveDisplayValue('Jonestown');
    expect(screen.getByRole('link', { name: `Edit station ${id}` })).toBeVisible();
  },
);
