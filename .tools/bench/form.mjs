// A key typed into the nine-tab station form with every field filled, on a CPU four times slower: what the main thread does
// from the key until the frame can be painted (script, style and layout), by thread ticks. The reference is the same key
// typed into a bare input of the same page.
import { launch, signIn, throttle } from './browser.mjs';
import { percentile } from './figures.mjs';

const ROUNDS = 5;
const KEYS = 12;
const PAUSE_MS = 80;
const UNTIL_PAINT = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

export async function measure(bench) {
  const draft = await addFilledDraft(bench);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await signIn(page, bench.url);
    await page.goto(`${bench.url}/edit-draft-station/${draft}`);
    const name = page.getByLabel(/^Station Name/);
    await name.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const bare = document.createElement('input');
      bare.setAttribute('aria-label', 'bare');
      document.body.prepend(bare);
    });
    const cdp = await throttle(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const open = (tab) => page.getByRole('tab', { name: new RegExp(tab) }).click();
    const inForm = [];
    const inBare = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await open('Directions and Types');
      const row = await typeInto(page, cdp, page.getByLabel(/^Name/).last());
      await open('Name and Location');
      const named = await typeInto(page, cdp, name);
      const bare = await typeInto(page, cdp, page.getByLabel('bare'));
      // the first round warms up
      if (round > 0) {
        inForm.push(...row, ...named);
        inBare.push(...bare);
      }
    }
    const row = (p) => ({
      what: `a key in the nine-tab form until paint, 4× CPU, ${p === 50 ? 'median' : `p${p}`}`,
      value: percentile(inForm, p),
      unit: 'ms',
      limit: 16,
      reference: { what: 'a bare input of the page', value: percentile(inBare, p) },
    });
    return [row(50), row(95)];
  } finally {
    await browser.close();
  }
}

/** Types letters one by one and returns what each costs until it can be painted, in milliseconds. */
async function typeInto(page, cdp, field) {
  await field.fill('');
  await field.focus();
  const costs = [];
  for (let key = 0; key < KEYS; key += 1) {
    const before = await untilPaint(cdp);
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
    costs.push(((await untilPaint(cdp)) - before) * 1000);
  }
  return costs;
}

async function untilPaint(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.filter(({ name }) => UNTIL_PAINT.includes(name)).reduce((sum, { value }) => sum + value, 0);
}

/** A draft with an answer in each field of the form and four channels; its number. */
async function addFilledDraft(bench) {
  const options = await bench.call('/station-options');
  const first = (list) => options[list][0].code;
  const [city] = options.city;
  const contact = (role) => ({
    id: null,
    [`${role}_agency`]: 'Bench Counts',
    [`${role}_name`]: 'Bea Keys',
    [`${role}_phone`]: '512-555-0100',
    [`${role}_email`]: 'bea.keys@example.org',
  });
  const channels = [1, 3, 5, 7].map((direction) => ({
    id: null,
    name: `Channel to ${direction}`,
    eco_id: `10${direction}`,
    count_type_code: '2',
    travel_direction_code: String(direction),
    street_side_code: '9',
    sensor_type_code: first('sensorType'),
    vendor_code: '2',
  }));
  const station = {
    station_name: 'Every field of the form is filled',
    station_id_agency: 'A-17',
    street_or_trail_name: 'Butler Trail',
    latitude: 30.261,
    longitude: -97.745,
    county_code: city.county_code,
    city_id: Number(city.code),
    city_area: city.city_area,
    year_station_established: '2024-05-01',
    year_station_discontinued: 2025,
    eco_id: null,
    channels,
    count_method_code: first('countMethod'),
    count_interval: 15,
    serial_number: 'X2H20012345',
    primary_count_purpose_code: first('primaryCountPurpose'),
    other_notes: 'Behind the second post, facing north.',
    facility_type_code: first('facilityType'),
    station_location: 'East bank',
    mounting: 'Pole',
    mounting_object: 'Post',
    func_class_code: '8U',
    direction_of_route_code: '9',
    movement_direction_code: first('movementDirection'),
    count_location_to_roadway_code: first('countLocationToRoadway'),
    intersection_code: first('intersection'),
    street_width_code: first('streetWidth'),
    street_traffic_volume_adt: 12_000,
    posted_speed_limit_code: first('postedSpeedLimit'),
    nhs_code: first('nhs'),
    posted_route_sign_code: '3',
    posted_signed_route_number: '290',
    nonmotorized_facility_width_code: first('nonmotorizedFacilityWidth'),
    nonmotorized_facility_buffer_width_code: first('nonmotorizedFacilityBufferWidth'),
    surface_type_code: first('surfaceType'),
    surface_condition_code: first('surfaceCondition'),
    parking_code: first('parking'),
    ada_ramp_code: first('adaRamp'),
    street_lighting_code: first('streetLighting'),
    transit_code: first('transit'),
    shade_code: first('shade'),
    surrounding_land_use_code: first('surroundingLandUse'),
    provider: contact('provider'),
    requester: contact('requester'),
  };
  const reply = await bench.call('/draft-stations', { body: { station } });
  return reply.station.draft_id;
}
