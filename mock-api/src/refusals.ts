import { texts as calendar } from './counts/calendar/texts.ts';
import { texts as campaigns } from './network/campaigns/texts.ts';
import { texts as certifications } from './counts/certifications/texts.ts';
import { texts as digests } from './network/digests/bounces.texts.ts';
import { texts as digestChoices } from './network/digests/choice.texts.ts';
import { texts as drops } from './counts/drops/texts.ts';
import { texts as ecoVisio } from './counts/eco-visio/import-texts.ts';
import { texts as exports } from './counts/exports/texts.ts';
import { texts as factors } from './counts/factors/texts.ts';
import { texts as findings } from './counts/findings/texts.ts';
import { texts as field } from './network/field/texts.ts';
import { texts as groups } from './counts/groups/texts.ts';
import { texts as imports } from './counts/imports/texts.ts';
import { texts as stationGroups } from './counts/station-groups/texts.ts';
import { texts as counts } from './counts/store/texts.ts';
import { texts as health } from './network/health/texts.ts';
import { texts as account } from './people/account/texts.ts';
import { texts as shareLinks } from './open-data/links/texts.ts';
import { texts as openData } from './open-data/settings/texts.ts';
import { texts as webhooks } from './people/webhooks/texts.ts';
import { texts as tokens } from './people/api-tokens/texts.ts';
import { texts as agencies } from './people/agencies/texts.ts';
import { texts as registrations } from './people/registrations/texts.ts';
import { texts as secondFactor } from './people/second-factor/texts.ts';
import { texts as views } from './people/table-views/texts.ts';
import { texts as common } from './platform/http/texts.ts';
import type { Refusals } from './platform/http/validate.ts';
import { texts as contacts } from './stations/contacts/texts.ts';
import { texts as deployments } from './stations/deployments/texts.ts';
import { texts as notes } from './stations/notes/texts.ts';
import { texts as photos } from './stations/photos/texts.ts';
import { texts as cities } from './stations/places/texts.ts';
import { texts as stations } from './stations/v1/texts.ts';

/** What the contract refuses, in the words of its subjects. */
export const refusals: Refusals = {
  badDay: common.badDay,
  strangeCharacters: common.strangeCharacters,
  'account.nameRequired': account.nameRequired,
  'account.invalidEmail': account.invalidEmail,
  'account.passwordTooShort': account.passwordTooShort,
  'account.invalidPassword': account.invalidPassword,
  'account.passwordsDiffer': account.passwordsDiffer,
  'agencies.nameRequired': agencies.nameRequired,
  'calendar.nameRequired': calendar.nameRequired,
  'campaigns.nameRequired': campaigns.nameRequired,
  'campaigns.reasonRequired': campaigns.reasonRequired,
  'campaigns.validatorOf': campaigns.validatorOf,
  'cities.nameRequired': cities.nameRequired,
  'cities.badPrefix': cities.badPrefix,
  'certifications.reasonRequired': certifications.reasonRequired,
  'certifications.reasonTooLong': certifications.reasonTooLong,
  'certifications.datesBackwards': certifications.datesBackwards,
  'contacts.nameRequired': contacts.nameRequired,
  'counts.badCursor': counts.badCursor,
  'counts.noteTooLong': counts.noteTooLong,
  'deployments.nameRequired': deployments.nameRequired,
  'deployments.selectStation': deployments.selectStation,
  'deployments.endBeforeStart': deployments.endBeforeStart,
  'digests.nameBounce': digests.nameBounce,
  'digests.tooManyAgencies': digestChoices.tooManyAgencies,
  'drops.reasonRequired': drops.reasonRequired,
  'ecoVisio.badEndDate': ecoVisio.badEndDate,
  'ecoVisio.noStation': ecoVisio.noStation,
  'exports.required': exports.required,
  'exports.tooManyStations': exports.tooManyStations,
  'exports.nothingChosen': exports.nothingChosen,
  'exports.presetName': exports.presetName,
  'field.required': field.required,
  'groups.limitsOverlap': groups.limitsOverlap,
  'groups.reasonRequired': groups.reasonRequired,
  'groups.weekendDays': groups.weekendDays,
  'health.badTime': health.badTime,
  'health.reasonRequired': health.reasonRequired,
  'factors.pairsRequired': factors.pairsRequired,
  'factors.reasonRequired': factors.reasonRequired,
  'findings.chooseFindings': findings.chooseFindings,
  'findings.reasonRequired': findings.reasonRequired,
  'findings.reasonTooLong': findings.reasonTooLong,
  'imports.invalidInterval': imports.invalidInterval,
  'imports.invalidPeriod': imports.invalidPeriod,
  'imports.invalidVendor': imports.invalidVendor,
  'imports.noChannels': imports.noChannels,
  'imports.repeatOrder': imports.repeatOrder,
  'notes.required': notes.required,
  'photos.captionRequired': photos.captionRequired,
  'registrations.firstName': registrations.firstName,
  'registrations.lastName': registrations.lastName,
  'registrations.tel': registrations.tel,
  'registrations.organization': registrations.organization,
  'registrations.agree': registrations.agree,
  'registrations.reason': registrations.reason,
  'secondFactor.oneFactor': secondFactor.oneFactor,
  'secondFactor.passkeyName': secondFactor.passkeyName,
  'openData.contactRequired': openData.contactRequired,
  'openData.reasonRequired': openData.reasonRequired,
  'secondFactor.reasonRequired': secondFactor.reasonRequired,
  'shareLinks.nameRequired': shareLinks.nameRequired,
  'shareLinks.oneThing': shareLinks.oneThing,
  'stations.newContact': stations.newContact,
  'tokens.nameRequired': tokens.nameRequired,
  'tokens.nameTooLong': tokens.nameTooLong,
  'tokens.scopeRequired': tokens.scopeRequired,
  'stationGroups.flowsRequired': stationGroups.flowsRequired,
  'webhooks.urlRequired': webhooks.urlRequired,
  'webhooks.urlTooLong': webhooks.urlTooLong,
  'webhooks.typeRequired': webhooks.typeRequired,
  'views.nameRequired': views.nameRequired,
  'views.nameTooLong': views.nameTooLong,
};
