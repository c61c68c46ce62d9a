import { siteOf, sitesReply } from './replies.ts';

/** A sign that turns the writing, one that nobody sees, and a blank that is none. */
const [TURNED, UNSEEN, WIDE] = ['\u202e', '\u200b', '\u2028'];

test('names come without signs that turn the writing or that nobody sees', () => {
  const [site] = sitesReply
    .parse([
      {
        id: 7,
        name: `Shoal${WIDE}Creek ${TURNED}Trail`,
        domain: `City${UNSEEN} of Austin`,
        counter: `${UNSEEN}XTP 1`,
        channels: [
          { id: 8, name: `Bike ${TURNED}NB` },
          { id: 9, name: UNSEEN },
        ],
      },
    ])
    .map(siteOf);
  expect(site).toMatchObject({
    name: 'Shoal Creek Trail',
    domain: 'City of Austin',
    counter: 'XTP 1',
    // one that is called nothing is called by its number
    channels: [{ name: 'Bike NB' }, { name: '9' }],
  });
});
